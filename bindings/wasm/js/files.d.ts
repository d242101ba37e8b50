export * from "./index.js";
export * from "./generate.js";
export * from "./logic.js";
export * from "./text.js";

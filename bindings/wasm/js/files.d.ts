export * from "./index.js";
export * from "./generate.js";
export * from "./text.js";

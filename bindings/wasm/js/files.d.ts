export * from "./index.js";
export * from "./text.js";

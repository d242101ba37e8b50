// What npm would publish: every entry, every link of the README, and nothing else.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

/** The output of a command in the folder of the package. */
function run(command, ...options) {
  const { stdout, stderr, status } = spawnSync(command, options, { cwd: ROOT, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return stdout;
}

const [{ files, filename }] = JSON.parse(run("npm", "pack", "--dry-run", "--json"));
const names = files.map(({ path }) => path);

/** The files that a part of `exports` names. */
function filesOf(entry) {
  return typeof entry === "string" ? [entry] : Object.values(entry).flatMap(filesOf);
}

test("the package holds js, and what belongs beside it", () => {
  const others = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json"];
  const inside = readdirSync(new URL("../js/", import.meta.url)).map((name) => `js/${name}`);
  assert.deepEqual(names.sort(), [...others, ...inside].sort());
});

test("every entry is a file of the package", () => {
  const { exports, main, types } = JSON.parse(read("package.json"));
  for (const entry of [...filesOf(exports), main, types]) {
    assert.ok(names.includes(entry.replace("./", "")), entry);
  }
});

test("every link of the README leads to a file of the package", () => {
  const links = Array.from(read("README.md").matchAll(/\]\(([^)]+)\)/g), ([, link]) => link);
  assert.ok(links.length > 0);
  for (const link of links.filter((link) => !link.startsWith("https://"))) {
    assert.ok(names.includes(link), link);
  }
});

test("git ignores what npm pack makes", () => {
  assert.equal(run("git", "check-ignore", filename).trim(), filename);
});

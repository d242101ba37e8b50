// Runs the app with each bundler; prints a line for each, and fails if one of them fails.
import { spawnSync } from "node:child_process";
import { createReadStream } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { chromium } from "playwright-core";
import webpack from "webpack";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const APP = join(HERE, "app");
const OUT = join(HERE, "out");
const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});

/** Opens a page and waits for its title; throws unless it has solved everything. */
async function visit(url) {
  const page = await browser.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (line) => line.type() === "error" && problems.push(line.text()));
  try {
    await page.goto(url);
    // A server that finds a dependency late reloads the page, so no function is left waiting in it.
    for (let turn = 0; turn < 600 && !/^(solved|failed)/.test(await page.title()); turn++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const title = await page.title();
    if (title !== `solved ${SOLUTION} ${SOLUTION} ${SOLUTION}`) {
      throw new Error([title, ...problems].join("; "));
    }
  } finally {
    await page.close();
  }
}

/** Serves a folder as plain files, which is all that a built app needs, and visits it. */
async function visitFolder(folder) {
  const server = createServer((request, response) => {
    const path = request.url === "/" ? "/index.html" : request.url;
    response.setHeader("Content-Type", TYPES[extname(path)] ?? "text/plain");
    createReadStream(join(folder, path))
      .on("error", () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await visit(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function runNode(file) {
  const { stdout, stderr } = spawnSync(process.execPath, [file], { cwd: APP, encoding: "utf8" });
  if (stdout.trim() !== SOLUTION || stderr !== "") {
    throw new Error(`${stdout} ${stderr}`);
  }
}

/** The options of any Vite. */
const viteOptions = (name) => ({
  root: APP,
  configFile: false,
  logLevel: "silent",
  cacheDir: join(OUT, `${name}-cache`),
  base: "./",
  build: { outDir: join(OUT, name), emptyOutDir: true, target: "es2022" },
  server: { port: 0, host: "127.0.0.1" },
});

async function viteServer(name) {
  const { createServer } = await import(name);
  const server = await createServer(viteOptions(name));
  try {
    await server.listen();
    await visit(`http://127.0.0.1:${server.httpServer.address().port}/`);
  } finally {
    await server.close();
  }
}

async function viteBuild(name) {
  const { build } = await import(name);
  await build(viteOptions(name));
  await visitFolder(join(OUT, name));
}

/** Builds for the web; the bundler leaves the worker to the caller. */
async function esbuildBuild() {
  const outdir = join(OUT, "esbuild");
  const entryPoints = [join(APP, "main.js"), join(APP, "worker.js")];
  const options = { bundle: true, format: "esm", logLevel: "silent" };
  await esbuild.build({ ...options, entryPoints, outdir });
  await cp(join(APP, "index.html"), join(outdir, "index.html"));
  await visitFolder(outdir);
}

async function esbuildForNode(entry, format) {
  const outfile = join(OUT, `esbuild-${format}`, format === "esm" ? "app.mjs" : "app.cjs");
  const entryPoints = [join(APP, entry)];
  const options = { bundle: true, platform: "node", logLevel: "silent" };
  await esbuild.build({ ...options, entryPoints, format, outfile });
  runNode(outfile);
}

async function webpackBuild(name, entry, target, filename) {
  const path = join(OUT, name);
  const stats = await new Promise((resolve, reject) =>
    webpack(
      { mode: "production", context: APP, entry, target, output: { path, filename } },
      (error, stats) => (error ? reject(error) : resolve(stats)),
    ),
  );
  if (stats.hasErrors()) {
    throw new Error(stats.toString({ all: false, errors: true }));
  }
  return path;
}

async function webpackForWeb() {
  const path = await webpackBuild("webpack", "./main.js", "web", "main.js");
  await cp(join(APP, "index.html"), join(path, "index.html"));
  await visitFolder(path);
}

async function webpackForNode() {
  runNode(join(await webpackBuild("webpack-node", "./required.cjs", "node", "app.cjs"), "app.cjs"));
}

const VITES = ["vite5", "vite7", "vite8"];
const CASES = [
  ...VITES.map((name) => [name, "development server", () => viteServer(name)]),
  ...VITES.map((name) => [name, "build", () => viteBuild(name)]),
  ["esbuild", "build for the web", esbuildBuild],
  ["esbuild", "build for Node, import", () => esbuildForNode("imported.mjs", "esm")],
  ["esbuild", "build for Node, require", () => esbuildForNode("required.cjs", "cjs")],
  ["webpack", "build for the web", webpackForWeb],
  ["webpack", "build for Node", webpackForNode],
  ["node", "import", () => runNode("imported.mjs")],
  ["node", "require", () => runNode("required.cjs")],
];

/** The version of a bundler. */
async function versionOf(name) {
  if (name === "node") return process.versions.node;
  return JSON.parse(await readFile(join(HERE, "node_modules", name, "package.json"))).version;
}

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT);
// Node reads what is built as what its name says.
await writeFile(join(OUT, "package.json"), "{}");
let failures = 0;
for (const [name, how, run] of CASES) {
  const label = `${name.replace(/\d/, "")} ${await versionOf(name)}, ${how}`;
  try {
    await run();
    console.log(`ok      ${label}`);
  } catch (error) {
    failures += 1;
    console.log(`FAILED  ${label}: ${String(error.message).slice(0, 600)}`);
  }
}
await browser.close();
process.exit(failures === 0 ? 0 : 1);

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuildingPackages } from './debian-packages.mjs';
import { electronBinary } from './electron-runtime.mjs';
import { outputOf, pinnedVersion, ROOT, RUNTIME, StepFailure } from './project.mjs';

const FOLDER = path.join(ROOT, 'node_modules', 'better-sqlite3');
/** better-sqlite3 prefers this file to the builds that it ships. */
const BUILT = path.join(FOLDER, 'build', 'Release', 'better_sqlite3.node');

/** better-sqlite3 loads on the Electron in use: as shipped, as kept from an earlier set-up, or built anew (2 minutes). */
export function ensureBetterSqlite3() {
  if (loads()) return;
  const kept = path.join(RUNTIME, `better_sqlite3-${pinnedVersion('better-sqlite3')}-napi9.node`);
  if (!fs.existsSync(kept) || !loadsWith(kept)) {
    build();
    fs.copyFileSync(BUILT, kept);
  }
  if (!loads()) {
    throw new StepFailure(
      'better-sqlite3 does not load on this Electron: remove the folder .runtime, then start again.',
    );
  }
}

/** In a process of its own: a build for a newer Node-API ends the process by a segmentation fault, without a message. */
function loads() {
  const script = `new (require(${JSON.stringify(FOLDER)}))(':memory:').prepare('select 1').get()`;
  return outputOf(electronBinary(), ['-e', script], { env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' } }) !== null;
}

function loadsWith(kept) {
  fs.mkdirSync(path.dirname(BUILT), { recursive: true });
  fs.copyFileSync(kept, BUILT);
  return loads();
}

function build() {
  ensureBuildingPackages();
  console.error('Building better-sqlite3 for this Electron (about two minutes).');
  for (const { file, changes } of NODE_API_9) edit(path.join(FOLDER, file), changes);
  const nodeRoot = path.resolve(path.dirname(fs.realpathSync(process.execPath)), '..');
  // Node's own headers where its installation has them: node-gyp would otherwise download them.
  const hasHeaders = fs.existsSync(path.join(nodeRoot, 'include', 'node', 'node_api.h'));
  const nodeFolder = hasHeaders ? [`--nodedir=${nodeRoot}`] : [];
  const options = ['rebuild', '--release', '--force_build=1', '--jobs=max', ...nodeFolder];
  const { status, stderr } = spawnSync('npx', ['--yes', 'node-gyp@11', ...options], {
    cwd: FOLDER,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.error(stderr);
    throw new StepFailure(
      'better-sqlite3 could not be built: see the lines above; it needs g++ 10 or newer, make and python3.',
    );
  }
}

function edit(file, changes) {
  let text = fs.readFileSync(file, 'utf8');
  for (const [before, after] of changes) {
    if (text.includes(after)) continue;
    if (!text.includes(before)) {
      throw new StepFailure(
        `better-sqlite3 has changed: adapt scripts/build-better-sqlite3.mjs to its ${path.basename(file)}.`,
      );
    }
    text = text.replaceAll(before, after);
  }
  fs.writeFileSync(file, text);
}

const HELPER = 'inline void SetFrozen(Napi::Env env, Napi::Object obj, const ';

/**
 * better-sqlite3 13 keeps references to strings, which needs Node-API 10 (Node 22, Electron 36). Before that only objects
 * can be referenced, so each string is kept in an array of one. What is built this way runs on newer versions as well.
 */
const NODE_API_9 = [
  {
    file: 'src/util/helpers.cpp',
    changes: [
      [
        `${HELPER}Napi::Reference<Napi::String>& key`,
        `// Holds a string in an array of one: Node-API 9 has no references to strings.
class StringRef {
public:
	StringRef() {}
	explicit StringRef(Napi::String string) {
		Napi::Array holder = Napi::Array::New(string.Env(), 1);
		holder.Set((uint32_t)0, string);
		reference = Napi::Persistent(holder.As<Napi::Object>());
	}
	inline Napi::String Value() const {
		return reference.Value().Get((uint32_t)0).As<Napi::String>();
	}
private:
	Napi::ObjectReference reference;
};

${HELPER}StringRef& key`,
      ],
    ],
  },
  {
    file: 'src/util/constants.cpp',
    changes: [
      ['Napi::Reference<Napi::String>', 'StringRef'],
      ['Napi::Persistent(InternalizedFromLatin1(env, str))', 'StringRef(InternalizedFromLatin1(env, str))'],
    ],
  },
  {
    file: 'src/util/bind-map.cpp',
    changes: [
      ['Napi::Reference<Napi::String>', 'StringRef'],
      ['Napi::Persistent(InternalizedFromUtf8(env, name, -1))', 'StringRef(InternalizedFromUtf8(env, name, -1))'],
      ['Napi::Persistent(pair->name.Value())', 'StringRef(pair->name.Value())'],
    ],
  },
  {
    file: 'binding.gyp',
    changes: [
      ['NAPI_VERSION=10', 'NAPI_VERSION=9'],
      ["'-flto'", "'-O2'"],
    ],
  },
];

import path from 'node:path';
import type webpack from 'webpack';

interface InGraph {
  chunkGraph: webpack.ChunkGraph;
}

/** The names of the chunks that have a module, before any group takes it out. */
function chunksOf(module: webpack.Module, { chunkGraph }: InGraph): readonly unknown[] {
  return [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
}

const isOurs = (module: webpack.Module): boolean =>
  module.nameForCondition()?.includes(`${path.sep}node_modules${path.sep}`) === false;

/** Nothing may be taken out of the page's own script: it must run before anything else is fetched. */
const isLater = ({ name }: { name?: string | null | undefined }) => name !== 'boot' && name !== 'main';
/** What the untouched login loads, and what is shown when nothing else comes, wait for no other file: they are small. */
const isAfterLogin = (chunk: { name?: string | null | undefined }) =>
  isLater(chunk) && chunk.name !== 'after-load' && chunk.name !== 'trouble';

/** MUI, and what it is made of. */
const isMui = (module: webpack.Module): boolean =>
  /[\\/]node_modules[\\/](@mui|@emotion|stylis|clsx|react-transition-group)[\\/]/.test(
    module.nameForCondition() ?? '',
  );

/** The chunks that come when something opens: dialogs, menus. */
const OPENED: readonly unknown[] = ['dialogs', 'menus', 'gate-modals', 'till-code', 'install', 'economia'];

const screensOf = (module: webpack.Module, graph: InGraph): readonly unknown[] =>
  chunksOf(module, graph).filter((name) => !OPENED.includes(name));

/** The chunks that every signed-in screen needs. */
const FRAME: readonly unknown[] = ['shell', 'gates'];
/** The chunks that a sign-in leads to. */
const HOME: readonly unknown[] = [...FRAME, 'portal'];
const isOfHome = ({ name }: { name?: string | null | undefined }) =>
  HOME.includes(name) || name === 'promocoes';

/**
 * By what the chunks share, never by a file's name. Vendors of the first chunk change rarely: by themselves they stay in a
 * returning customer's cache over a deploy.
 */
export const cacheGroups = {
  vendors: {
    test: /node_modules/,
    name: 'vendors',
    priority: 20,
    chunks: ({ name }: { name?: string | null | undefined }) => name === 'main',
  },
  // What every visit but the login's starts with, and what the home and most other screens need: in one file, whose parts
  // are compressed with one another (docs/adr/0014).
  start: {
    test: (module: webpack.Module, graph: InGraph) => {
      const names = chunksOf(module, graph);
      if (names.includes('api') || names.includes('router')) return true;
      return isOurs(module) && names.length >= 8 && names.some((name) => HOME.includes(name));
    },
    name: 'start',
    priority: 10,
    enforce: true,
    chunks: isAfterLogin,
  },
  // What only later screens need, but most of them.
  later: {
    test: (module: webpack.Module, graph: InGraph) => isOurs(module) && chunksOf(module, graph).length >= 10,
    name: 'later',
    priority: 8,
    enforce: true,
    chunks: isLater,
  },
  // What most screens are made of comes in one file, which the home asks for when it is idle; what forms and fewer
  // screens are made of, in two others. Not what opens over them.
  mui: {
    test: (module: webpack.Module, graph: InGraph) => {
      const names = screensOf(module, graph);
      return isMui(module) && (names.length >= 10 || names.includes('mui'));
    },
    name: 'material',
    priority: 7,
    enforce: true,
    chunks: isLater,
  },
  formMui: {
    test: (module: webpack.Module, graph: InGraph) => {
      const names = screensOf(module, graph);
      return isMui(module) && names.length >= 2 && names.includes('register');
    },
    name: 'material-form',
    priority: 6,
    enforce: true,
    chunks: isLater,
  },
  someMui: {
    test: (module: webpack.Module, graph: InGraph) => isMui(module) && screensOf(module, graph).length >= 3,
    name: 'material-some',
    priority: 5,
    enforce: true,
    chunks: isLater,
  },
  // What makes the provider's own texts safe, and the library that it does it with: in one file, instead of six copies of ours.
  html: {
    test: (module: webpack.Module, graph: InGraph) => {
      const names = chunksOf(module, graph);
      return names.includes('mapa') && names.includes('sanitizer');
    },
    name: 'harmless',
    priority: 6,
    enforce: true,
    chunks: isLater,
  },
  // The signed-in frame with what it brings when the screen is there, and the home: a file each, so that another screen
  // opened directly does without the home.
  frame: {
    test: (module: webpack.Module, graph: InGraph) => {
      const names = chunksOf(module, graph);
      return isOurs(module) && names.some((name) => FRAME.includes(name));
    },
    name: 'frame',
    priority: 6,
    enforce: true,
    chunks: isOfHome,
  },
  home: {
    test: (module: webpack.Module, graph: InGraph) =>
      isOurs(module) && chunksOf(module, graph).includes('portal'),
    name: 'home',
    priority: 5,
    enforce: true,
    chunks: isOfHome,
  },
};

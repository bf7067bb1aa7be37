import path from 'node:path';
import type webpack from 'webpack';

interface InGraph {
  chunkGraph: webpack.ChunkGraph;
}

/** The names of the chunks that contain a module, before any cache group moves it. */
function chunksOf(module: webpack.Module, { chunkGraph }: InGraph): readonly unknown[] {
  return [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name);
}

const isOurs = (module: webpack.Module): boolean =>
  module.nameForCondition()?.includes(`${path.sep}node_modules${path.sep}`) === false;

/** The page's own chunks, `boot` and `main`, run before anything else is fetched: only `vendors` may be split off `main`. */
const isLater = ({ name }: { name?: string | null | undefined }) => name !== 'boot' && name !== 'main';
/** `after-load` and `trouble` are small and must load on their own: on the untouched login, and when nothing else loads. */
const isAfterLogin = (chunk: { name?: string | null | undefined }) =>
  isLater(chunk) && chunk.name !== 'after-load' && chunk.name !== 'trouble';

/** MUI and its dependencies. */
const isMui = (module: webpack.Module): boolean =>
  /[\\/]node_modules[\\/](@mui|@emotion|@babel|stylis|clsx|react-is|hoist-non-react-statics|react-transition-group)[\\/]/.test(
    module.nameForCondition() ?? '',
  );

/** The chunks that load when the user opens something: dialogs, menus. */
const OPENED: readonly unknown[] = ['dialogs', 'menus', 'gate-modals', 'till-code', 'install', 'economia'];

const screensOf = (module: webpack.Module, graph: InGraph): readonly unknown[] =>
  chunksOf(module, graph).filter((name) => !OPENED.includes(name));

/** The chunks that every signed-in screen needs. */
const FRAME: readonly unknown[] = ['shell', 'gates'];
/** The chunks that load after a sign-in. */
const HOME: readonly unknown[] = [...FRAME, 'portal'];
const isOfHome = ({ name }: { name?: string | null | undefined }) =>
  HOME.includes(name) || name === 'promocoes';

/**
 * Groups modules by the chunks that share them, never by file name. The vendors of `main` change rarely: in a file of their own
 * they stay in a returning customer's cache after a deploy.
 */
export const cacheGroups = {
  vendors: {
    test: /node_modules/,
    name: 'vendors',
    priority: 20,
    chunks: ({ name }: { name?: string | null | undefined }) => name === 'main',
  },
  // The router, the API, and our modules that the home shares with many screens: in one file they compress better
  // (docs/adr/0014).
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
  // Our modules that most later screens share.
  later: {
    test: (module: webpack.Module, graph: InGraph) => isOurs(module) && chunksOf(module, graph).length >= 10,
    name: 'later',
    priority: 8,
    enforce: true,
    chunks: isLater,
  },
  // MUI by its users: most screens (the home fetches that file, with the theme, when idle), forms, and a few screens. Dialogs and
  // menus do not count.
  mui: {
    test: (module: webpack.Module, graph: InGraph) => {
      const names = screensOf(module, graph);
      return (isMui(module) && names.length >= 10) || names.includes('mui');
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
  // The modules that the map and the HTML sanitizer share: one file instead of a copy in each chunk.
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
  // The signed-in frame and the home get a file each, so that another screen opened directly does not load the home.
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

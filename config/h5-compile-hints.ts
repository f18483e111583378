import { BannerPlugin, Compilation } from 'webpack'

/**
 * Asks browsers to compile these files whole while they load, on another thread. Half of their functions run before the
 * first picture; each that is compiled when it is called costs the main thread its parsing (docs/performance.md).
 */
const HINT = '//# allFunctionsCalledOnLoad'

/** All scripts: those of the first page are compiled while they load, later ones when their page is opened. */
const FILES = /^js\/.*\.js$/

/** Writes the hint after minification, which removes comments, and before the names of files are final. */
export function h5CompileHints(): BannerPlugin {
  return new BannerPlugin({
    banner: HINT,
    raw: true,
    test: FILES,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
}

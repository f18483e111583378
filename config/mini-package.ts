import type { Compiler } from 'webpack'

/** Files that Taro adds for a vendor's tool, unused by phones. */
const FOR_TOOLS = ['.browserslistrc']

/** Removes surplus files from a mini-program: every user downloads every byte. */
export class MiniPackage {
  apply(compiler: Compiler): void {
    // Runs after all other plugins have added their files.
    compiler.hooks.emit.tap({ name: 'MiniPackage', stage: Number.MAX_SAFE_INTEGER }, (compilation) => {
      for (const file of FOR_TOOLS) if (compilation.getAsset(file)) compilation.deleteAsset(file)
    })
  }
}

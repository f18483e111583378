import type { Compiler } from 'webpack'

/** What Taro puts into a package for a vendor's tool, and no phone reads. */
const FOR_TOOLS = ['.browserslistrc']

/** Keeps out of a mini-program what is not part of it: every byte is downloaded by everybody. */
export class MiniPackage {
  apply(compiler: Compiler): void {
    // After everybody else has put their files in.
    compiler.hooks.emit.tap({ name: 'MiniPackage', stage: Number.MAX_SAFE_INTEGER }, (compilation) => {
      for (const file of FOR_TOOLS) if (compilation.getAsset(file)) compilation.deleteAsset(file)
    })
  }
}

const { createTransformer } = require('@swc/jest')
const { switchedText } = require('./switched-text.cjs')

/** Compiles a file of the product with its switches. */
exports.createTransformer = (options) => {
  const swc = createTransformer(options)
  return {
    ...swc,
    process: (source, file, more) => swc.process(switchedText(file) ?? source, file, more),
    getCacheKey: (source, file, more) => swc.getCacheKey(switchedText(file) ?? source, file, more),
  }
}

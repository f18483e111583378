// Stands for `opencc-js/cn2t` in jest's sandbox; this `require` is Node's own, and the sandbox's copies end with a file.
// Node before 20.16 loads a copy for each file.
const { createRequire } = process.getBuiltinModule?.('node:module') ?? require('node:module')
const requireOutside = createRequire(__filename)

exports.Converter = requireOutside('./kept-converters.cjs').cn2t

// Stands for `opencc-js/cn2t` in jest's sandbox; this `require` is Node's own, and the sandbox's copies end with a file.
const requireOutside = process.getBuiltinModule('node:module').createRequire(__filename)

exports.Converter = requireOutside('./kept-converters.cjs').cn2t

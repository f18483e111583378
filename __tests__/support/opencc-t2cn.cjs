// Stands for `opencc-js/t2cn` in jest's sandbox; this `require` is Node's own, and the sandbox's copies end with a file.
const requireOutside = process.getBuiltinModule('node:module').createRequire(__filename)

exports.Converter = requireOutside('./kept-converters.cjs').t2cn

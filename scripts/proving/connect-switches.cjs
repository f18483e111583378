const { readFileSync } = require('node:fs')

// Modules of Node belong to the process, outside the sandbox of a test file, as the state of the switches does.
const outer = readFileSync.constructor('return globalThis')()

// Before the test framework: modules that files of the setup import have switches, too.
globalThis.isSwitchOn = outer.isSwitchOn
outer.currentTest = () => globalThis.expect?.getState().currentTestName ?? ''

const crypto = require('node:crypto')
const { requireBundled } = require('./require-bundled.cjs')

let loading = null

// An idle embedded database has an endless timer, which must not keep jest alive.
const { setTimeout: startTimer } = globalThis
const PGLITE_TIMER_MS = 10_000
globalThis.setTimeout = Object.assign((run, ms, ...parameters) => {
  const timer = startTimer(run, ms, ...parameters)
  const mayBePglite = ms > PGLITE_TIMER_MS - 1000 && ms <= PGLITE_TIMER_MS
  if (mayBePglite && new Error().stack.includes('__setitimer_js')) timer.unref()
  return timer
}, startTimer)

// A password costs a tenth of a second of the processor on purpose; tests of wrong passwords try hundreds.
const { scrypt } = crypto
const CHEAP = { N: 2 ** 10, r: 8, p: 1 }
crypto.scrypt = (password, salt, length, _cost, done) => scrypt(password, salt, length, CHEAP, done)

/**
 * The gateway for tests, made outside jest's sandbox: the embedded database loads WebAssembly with Node's own
 * imports, which do not work inside. Handed in as `createTestGateway`. Loaded once per process, whatever the number of
 * test files.
 */
exports.createOuterGateway = async (settings, older) => {
  loading ??= requireBundled('__tests__/support/test-gateway.ts', `test-gateway-${process.env.JEST_WORKER_ID ?? '0'}`)
  const { createTestGateway } = await loading
  return createTestGateway(settings, older)
}

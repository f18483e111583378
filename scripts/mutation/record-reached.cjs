const { createHash } = require('node:crypto')
const { appendFileSync } = require('node:fs')
const path = require('node:path')

// Writes the marked places reached by a test file's sandbox, and by the gateway created outside of it.
const { testPath } = expect.getState()
const record = path.join(process.env.REACHED_MUTANTS, createHash('sha1').update(testPath).digest('hex'))
const known = new Set()

function reachedMutant(id) {
  if (known.has(id)) return
  known.add(id)
  appendFileSync(record, `${id}\n`)
}

globalThis.reachedMutant = reachedMutant
const gateway = globalThis.createTestGateway
if (gateway) {
  const { constructor: outerFunction } = Object.getPrototypeOf(Object.getPrototypeOf(gateway))
  outerFunction('return globalThis')().reachedMutant = reachedMutant
}

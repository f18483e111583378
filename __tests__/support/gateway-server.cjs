const { requireBundled } = require('./require-bundled.cjs')

// The gateway's own program, on the port of anyone who starts it.
void requireBundled('gateway/src/server.ts', `gateway-server-${process.env.PORT}`)

const { fork } = require('node:child_process')
const { requireBundled } = require('./require-bundled.cjs')

/** Processes without a gateway, to be lent to the next test file of this worker. */
const idleHosts = []

/** A process that runs one gateway after the other: it loads the modules and builds the catalogue of a day once. */
exports.lendGatewayHost = () => {
  const host = idleHosts.pop() ?? fork(__filename, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  host.ref()
  host.channel.ref()
  return {
    host,
    /** Waiting to be lent again, it shall not keep jest alive. */
    release() {
      host.unref()
      host.channel.unref()
      idleHosts.push(host)
    },
  }
}

if (require.main === module)
  void requireBundled('__tests__/support/gateway-host.ts', `gateway-host-${process.env.JEST_WORKER_ID ?? '0'}`)

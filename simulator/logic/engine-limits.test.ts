import { missingNames } from '../../scripts/engines/missing-names'
import { promisedEngines } from '../../scripts/engines/promised-engines'
import { LogicRealm } from './logic-realm'

/** Left in the simulator: hints for debuggers, features without a name of their own, what only newer objects have. */
const LEFT = /^(Error|EvalError|Function|Intl)\.|Symbol|@|_|^globalThis$/
const OWNERS = ['Array', 'ArrayBuffer', 'Map', 'Set', 'String', 'Promise', 'Date', 'RegExp', 'WeakMap', 'Number']

/** Names that the oldest engine of mini-programs lacks, as a script writes them. */
function namesToLack(): string[] {
  const { globals, statics, members } = missingNames(promisedEngines('alipay'), false)
  const ofGlobals = [...statics.keys()].filter((name) => !globals.has(name.split('.')[0] ?? ''))
  const ofInstances = [...members.keys()].flatMap((name) => OWNERS.map((owner) => `${owner}.prototype.${name}`))
  return [...globals.keys(), ...ofGlobals, ...ofInstances].filter((name) => !LEFT.test(name))
}

describe('the engine of the simulator', () => {
  it('lacks whatever the oldest promised engine lacks, off WeChat', () => {
    const realm = new LogicRealm('alipay', Date.now)
    const isThere = (name: string) => {
      const module = { exports: {} as unknown }
      const accessor = `(() => { try { return typeof ${name} } catch (error) { return error instanceof ReferenceError ? 'undefined' : 'an accessor' } })()`
      realm.compile(`module.exports = ${accessor}`, 'x.js')(() => undefined, module, {})
      return module.exports !== 'undefined'
    }
    const names = namesToLack()
    expect(names).toEqual(expect.arrayContaining(['Array.prototype.at', 'Object.fromEntries', 'WeakRef']))
    expect(names.filter(isThere)).toEqual([])
  })
})

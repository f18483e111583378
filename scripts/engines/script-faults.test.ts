import { TARGETS } from '../build'
import { missingNamesOf } from './bundle-faults'
import { syntaxVersion } from './promised-engines'
import { scriptFaults } from './script-faults'

const LOOKBEHIND = 'const codes = [/(?<!\\d)\\d{6}(?!\\d)/]'

function faultsOn(target: (typeof TARGETS)[number], code: string): string[] {
  return scriptFaults(code, missingNamesOf(target), syntaxVersion(target)).map(({ name }) => name)
}

describe.each(TARGETS)('scripts of %s', (target) => {
  it('fail with lookbehind, which iOS before 16.4 cannot parse', () => {
    expect(faultsOn(target, LOOKBEHIND)).toEqual(['lookbehind_assertion'])
    expect(faultsOn(target, "new RegExp('(?<=a)b')")).toEqual(['lookbehind_assertion'])
    expect(faultsOn(target, "RegExp('(?<=' + name + ')')")).toEqual(['lookbehind_assertion'])
  })

  it.each([
    ['replaceAll', "text.replaceAll('a', 'b')"],
    ['replaceAll', "text['replaceAll']('a', 'b')"],
    ['at', 'list.at(-1)'],
    ['findLast', 'list.filter(Boolean).findLast(isOpen)'],
    ['toSorted', 'const sorted = list.toSorted()'],
    ['at', 'Array.prototype.at.call(list, 1)'],
    ['Object.hasOwn', "Object.hasOwn(object, 'a')"],
    ['Object.hasOwn', 'keys.filter(Object.hasOwn)'],
    ['Promise.any', 'Promise.any(calls)'],
    ['AggregateError', 'throw new AggregateError([])'],
    ['WeakRef', 'const weak = new WeakRef(page)'],
    ['BigInt', 'const sum = BigInt(1)'],
    ['Intl.ListFormat', 'new Intl.ListFormat()'],
  ])('fail with %s: %s', (name, code) => {
    expect(faultsOn(target, code)).toContain(name)
  })

  it.each([
    'a ??= b',
    'class Page { title = 1 }',
    'class Page { #title }',
    'const pattern = /[[a-z]--[aeiou]]/v',
    'const pattern = /(?i:a)b/',
    'const pattern = /a/d',
  ])('fail with the syntax %s', (code) => {
    expect(faultsOn(target, code).length).toBeGreaterThan(0)
  })

  it.each([
    "typeof text.replaceAll === 'function' ? text.replaceAll('a', 'b') : text",
    "if ('findLast' in list) list.findLast(isOpen)",
    'list.findLast && list.findLast(isOpen)',
    'function last(list) { if (!list.at) return list[list.length - 1]; return list.at(-1) }',
    "const create = typeof structuredClone === 'undefined' ? copy : structuredClone",
    'const own = Object.hasOwn || ((object, key) => Object.prototype.hasOwnProperty.call(object, key))',
    'const structuredClone = copy; structuredClone({})',
    'const pattern = /\\p{Letter}(?<year>\\d)(?=a)/su',
    'class Place { at(index) { return this.at(index - 1) } }',
  ])('pass with %s', (code) => {
    expect(faultsOn(target, code)).toEqual([])
  })
})

describe('scripts of the web', () => {
  it.each([
    ['structuredClone', 'structuredClone({})'],
    ['requestIdleCallback', 'window.requestIdleCallback(run)'],
    ['requestIdleCallback', 'requestIdleCallback(run)'],
    ['crypto.randomUUID', 'crypto.randomUUID()'],
    ['AbortSignal.timeout', 'fetch(url, { signal: AbortSignal.timeout(1000) })'],
    ['navigator.wakeLock', "navigator.wakeLock.request('screen')"],
    ['replaceChildren', 'box.replaceChildren()'],
  ])('fail with %s: %s', (name, code) => {
    expect(faultsOn('h5', code)).toEqual([name])
  })

  it('pass with `?.` and optional calls of what may be missing', () => {
    expect(faultsOn('h5', "navigator.wakeLock?.request('screen'); list.at?.(-1)")).toEqual([])
  })
})

describe('scripts of mini-programs', () => {
  it.each([
    ['syntax', 'const name = user?.name'],
    ['syntax', 'const name = user ?? guest'],
    ['Promise.allSettled', 'Promise.allSettled(calls)'],
  ])('fail with %s: %s', (name, code) => {
    expect(faultsOn('alipay', code)).toEqual([name])
  })
})

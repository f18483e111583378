import fc from 'fast-check'
import { decodeComponent, formatQuery, parseQuery, withQuery } from './query-string'

it('writes what the platform’s own parser parses', () => {
  const fields = fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { noNullPrototype: true })
  fc.assert(
    fc.property(fields, (values) => {
      expect(Object.fromEntries(new URLSearchParams(formatQuery(values)))).toEqual(values)
      expect(parseQuery(formatQuery(values))).toEqual(values)
    }),
  )
})

it('extends an existing query', () => {
  expect(withQuery('/a?b=1', { c: '2 3' })).toBe('/a?b=1&c=2%203')
  expect(withQuery('/a', {})).toBe('/a')
})

it('keeps a malformed escape unchanged', () => {
  expect(decodeComponent('%E5%BC')).toBe('%E5%BC')
  expect(decodeComponent('%E6%BC%94')).toBe('演')
})

import {
  ENTRY_CODE_SECONDS,
  entryCode,
  entryCodeOfKeys,
  entryNumber,
  nextEntryCodeAt,
  parsedEntryCode,
} from './entry-code'

const KEY = '0b'.repeat(32)
const AT = Date.UTC(2026, 10, 26, 12)
const STEP = ENTRY_CODE_SECONDS * 1000

describe('an entry code', () => {
  it('stays for half a minute', () => {
    expect(entryCode('a1', KEY, AT + STEP - 1)).toBe(entryCode('a1', KEY, AT))
    expect(entryCode('a1', KEY, AT + STEP)).not.toBe(entryCode('a1', KEY, AT))
    expect(nextEntryCodeAt(AT + 1)).toBe(AT + STEP)
  })

  it('differs by key', () => {
    expect(entryCode('a1', '0c'.repeat(32), AT)).not.toBe(entryCode('a1', KEY, AT))
  })

  it('names its ticket and its moment', () => {
    expect(parsedEntryCode(entryCode('a1', KEY, AT + 1))).toEqual({ ticketId: 'a1', shownAt: AT })
  })

  it.each([
    '',
    'ENCORE:x:y:z',
    'ENCORE:a1:1',
    'ENCORE:a1:1:',
    `ENCORE:a1:-1:${'0'.repeat(16)}`,
    ` ${entryCode('a1', KEY, AT)}`,
  ])('rejects %p', (text) => {
    expect(parsedEntryCode(text)).toBeNull()
  })

  it('matches the key of its time, and none outside of it', () => {
    const keys = [
      { startsAt: AT - 1000, endsAt: AT, key: '0a'.repeat(32) },
      { startsAt: AT, endsAt: AT + 1000, key: KEY },
    ]
    expect(entryCodeOfKeys('a1', keys, AT)).toBe(entryCode('a1', KEY, AT))
    expect(entryCodeOfKeys('a1', keys, AT - 1)).toBe(entryCode('a1', '0a'.repeat(32), AT - 1))
    expect(entryCodeOfKeys('a1', keys, AT + 1000)).toBe('')
    expect(entryCodeOfKeys('a1', keys, AT - 1001)).toBe('')
  })

  it('has a number to read out: six digits of the ticket, six that change with it (contract D-22)', () => {
    expect(entryNumber('1234 5678 9012', `ENCORE:a1:1:${'0'.repeat(11)}70000`)).toBe('123456 000007')
    const numbers = [AT, AT + STEP].map((at) => entryNumber('123456', entryCode('a1', KEY, at)))
    expect(numbers).toEqual([expect.stringMatching(/^123456 \d{6}$/), expect.stringMatching(/^123456 \d{6}$/)])
    expect(numbers[0]).not.toBe(numbers[1])
    expect(entryNumber('123456', '')).toBe('')
  })
})

import { calendarFile } from './calendar-file'

const NOW = Date.UTC(2026, 10, 20, 4)

const EVENT = {
  id: 'voucher-1',
  title: '林屿「星河入梦」; 上海站, 第一场',
  startAt: Date.UTC(2026, 11, 1, 11, 30),
  endAt: Date.UTC(2026, 11, 1, 13, 30),
  place: '上海, 梅赛德斯',
}

describe('the file for a calendar', () => {
  it('writes times in UTC', () => {
    expect(calendarFile(EVENT, NOW)).toContain('\r\nDTSTART:20261201T113000Z\r\nDTEND:20261201T133000Z\r\n')
  })

  it('escapes separators in names', () => {
    const unfolded = calendarFile(EVENT, NOW).replace(/\r\n /g, '')
    expect(unfolded).toContain('SUMMARY:林屿「星河入梦」\\; 上海站\\, 第一场\r\n')
    expect(unfolded).toContain('LOCATION:上海\\, 梅赛德斯\r\n')
  })

  it('folds lines at 75 bytes without splitting a character', () => {
    for (let length = 0; length < 120; length += 1) {
      const file = calendarFile({ ...EVENT, title: `${'a'.repeat(length % 5)}${'🎫星'.repeat(length)}` }, NOW)
      const lines = file.split('\r\n')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(file.replace(/\r\n /g, '')).toContain('🎫星'.repeat(length))
    }
  })

  it('contains no control character of a name but its own line ends', () => {
    const file = calendarFile({ ...EVENT, title: 'a\rb\u0007c\u007fd\r\ne' }, 0)
    expect(file).toContain('SUMMARY:a\\nbcd\\ne')
    expect(file.split('\r\n').some((line) => Array.from(line).some((sign) => sign < ' '))).toBe(false)
  })

  it('escapes line breaks in a name', () => {
    expect(calendarFile({ ...EVENT, title: 'a\nDTSTART:19700101' }, NOW)).not.toContain('\nDTSTART:1970')
  })

  it('has distinct ids for two shows at one time (issue 31)', () => {
    const uidOf = (id: string) => /UID:(.*)\r/.exec(calendarFile({ ...EVENT, id }, NOW))?.[1]
    expect(uidOf('voucher-1')).toBe('voucher-1@encore')
    expect(uidOf('voucher-2')).not.toBe(uidOf('voucher-1'))
  })

  it('replaces the same event when the session has moved (issue 31)', () => {
    const partOf = (file: string, name: string) => new RegExp(`${name}:(.*)\\r`).exec(file)?.[1]
    const [before, after] = [calendarFile(EVENT, NOW), calendarFile({ ...EVENT, startAt: EVENT.endAt }, NOW + 1000)]
    expect(partOf(after, 'UID')).toBe(partOf(before, 'UID'))
    expect(Number(partOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(partOf(before, 'SEQUENCE')))
  })
})

import { calendarFile } from './calendar-file'

const EVENT = {
  title: '林屿「星河入梦」; 上海站, 第一场',
  startAt: Date.UTC(2026, 11, 1, 11, 30),
  endAt: Date.UTC(2026, 11, 1, 13, 30),
  place: '上海, 梅赛德斯',
}

describe('the file for a calendar', () => {
  it('names the moments in world time', () => {
    expect(calendarFile(EVENT)).toContain('\r\nDTSTART:20261201T113000Z\r\nDTEND:20261201T133000Z\r\n')
  })

  it('keeps marks in names from ending them', () => {
    const unfolded = calendarFile(EVENT).replace(/\r\n /g, '')
    expect(unfolded).toContain('SUMMARY:林屿「星河入梦」\\; 上海站\\, 第一场\r\n')
    expect(unfolded).toContain('LOCATION:上海\\, 梅赛德斯\r\n')
  })

  it('has no line longer than 75 bytes, and cuts no character', () => {
    for (let length = 0; length < 120; length += 1) {
      const file = calendarFile({ ...EVENT, title: `${'a'.repeat(length % 5)}${'🎫星'.repeat(length)}` })
      const lines = file.split('\r\n')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(file.replace(/\r\n /g, '')).toContain('🎫星'.repeat(length))
    }
  })

  it('tells nobody else’s line', () => {
    expect(calendarFile({ ...EVENT, title: 'a\nDTSTART:19700101' })).not.toContain('\nDTSTART:1970')
  })
})

import { typedCode } from './typed-code'

describe('a typed code', () => {
  it.each(['STAGE2026', 'stage2026', ' stage-2026 ', 'ＳＴＡＧＥ２０２６', 'STAGE\u200b2026', 'stage – (2026)'])(
    'normalizes %j (WORK-001)',
    (written) => {
      expect(typedCode(written)).toBe('STAGE2026')
    },
  )

  it('becomes empty without a letter or number', () => {
    expect(typedCode(' - ')).toBe('')
  })
})

import fc from 'fast-check'
import { isEmail, maskedEmail, normalizedEmail } from './email'

const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/)
const dotted = (minLength: number) =>
  fc.array(segment, { minLength, maxLength: 3 }).map((segments) => segments.join('.'))

describe('an e-mail address', () => {
  it('has letters, digits, _ and - in segments, and a domain with a dot (LOGIN-038, LOGIN-039)', () => {
    fc.assert(fc.property(dotted(1), dotted(2), (local, domain) => isEmail(`${local}@${domain}`)))
    fc.assert(fc.property(dotted(1), segment, (local, domain) => !isEmail(`${local}@${domain}`)))
  })

  it.each([
    '',
    'ann',
    '@encore.test',
    'ann@',
    'ann@encore',
    'a..b@encore.test',
    '.ann@encore.test',
    'ann.@encore.test',
  ])('is not %j', (text) => expect(isEmail(text)).toBe(false))

  it.each(['ann@encore..test', 'ann@.test', 'a b@encore.test', 'ann@encore.test\n', 'a@b@c.test', 'ann+1@encore.test'])(
    'is not %j either',
    (text) => expect(isEmail(text)).toBe(false),
  )

  it('is at most a hundred characters long, and never takes long to refuse', () => {
    expect(isEmail(`${'a'.repeat(89)}@encore.com`)).toBe(true)
    expect(isEmail(`${'a'.repeat(90)}@encore.com`)).toBe(false)
    expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false)
  })

  it('is the same in capitals and with blanks around it', () => {
    expect(normalizedEmail(' Ann@Encore.Test ')).toBe('ann@encore.test')
  })

  it('is shown so that only its owner knows it', () => {
    expect([maskedEmail('annabel@encore.test'), maskedEmail('a@encore.test'), maskedEmail('ab@encore.test')]).toEqual([
      'an***@encore.test',
      '***@encore.test',
      'a***@encore.test',
    ])
  })
})

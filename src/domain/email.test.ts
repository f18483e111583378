import fc from 'fast-check'
import { isEmail, isMailAddress, maskedEmail, normalizedEmail } from './email'

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
  ])('rejects %j', (text) => expect(isEmail(text)).toBe(false))

  it.each(['ann@encore..test', 'ann@.test', 'a b@encore.test', 'ann@encore.test\n', 'a@b@c.test', 'ann+1@encore.test'])(
    'rejects %j as well',
    (text) => expect(isEmail(text)).toBe(false),
  )

  it('allows every character of mail servers outside of logins (issue 31, decision 84, D-24)', () => {
    for (const text of ['an+show@example.com', "o'hara@example.com", 'a.b-c_d@x.y'])
      expect(isMailAddress(text)).toBe(true)
    expect(isEmail('an+show@example.com')).toBe(false)
    for (const text of ['a..b@x.y', '.a@x.y', 'a+@', 'a b@x.y', 'a@b', `${'a'.repeat(90)}@encore.com`]) {
      expect(isMailAddress(text)).toBe(false)
    }
  })

  it('rejects more than a hundred characters, in little time', () => {
    expect(isEmail(`${'a'.repeat(89)}@encore.com`)).toBe(true)
    expect(isEmail(`${'a'.repeat(90)}@encore.com`)).toBe(false)
    expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false)
  })

  it('ignores capitals and blanks around it', () => {
    expect(normalizedEmail(' Ann@Encore.Test ')).toBe('ann@encore.test')
  })

  it('masks it for everyone but its owner', () => {
    expect([maskedEmail('annabel@encore.test'), maskedEmail('a@encore.test'), maskedEmail('ab@encore.test')]).toEqual([
      'an***@encore.test',
      '***@encore.test',
      'a***@encore.test',
    ])
  })
})

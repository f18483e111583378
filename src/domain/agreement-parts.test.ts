import fc from 'fast-check'
import { agreementParts, agreementText } from './agreement-parts'

const rules = { id: '1', policyName: 'Rules' }
const terms = { id: '3', policyName: 'Terms' }
const privacy = { id: '2', policyName: '隐私政策' }

describe('the words of an agreement', () => {
  it.each([
    ['I agree to {a} and {b}.', [rules, privacy], 'I agree to Rules and 《隐私政策》.'],
    ['I agree to ', [rules, privacy], 'I agree to Rules《隐私政策》'],
    ['I agree to the', [rules], 'I agree to the Rules'],
    ['I agree to the', [rules, terms], 'I agree to the Rules and Terms'],
    ['I agree to the', [rules, terms, rules], 'I agree to the Rules, Terms and Rules'],
    ['同意', [privacy, privacy], '同意《隐私政策》《隐私政策》'],
    ['{a}', [rules], 'Rules'],
    ['I agree to {a} and {b}.', [rules], 'I agree to Rules and .'],
    ['', [rules], 'Rules'],
    ['I agree.', [], 'I agree.'],
  ])('%p', (template, documents, expected) => {
    expect(agreementText(template, documents)).toBe(expected)
  })

  it('name every document once and in order, whatever the template', () => {
    const documents = fc.array(fc.record({ id: fc.string(), policyName: fc.string() }))
    fc.assert(
      fc.property(fc.string(), documents, (template, list) => {
        const named = agreementParts(template, list).flatMap((part) =>
          part.kind === 'document' ? [part.document] : [],
        )
        expect(named).toEqual(list)
      }),
    )
  })
})

import { choicesOf, deliveriesOf } from './deliveries'

const mug = { skuId: 'mug', qty: 2, deliverMethods: ['EXPRESS', 'SELF_PICKUP'] as const }
const vinyl = { skuId: 'vinyl', qty: 1, deliverMethods: ['SELF_PICKUP'] as const }
const umbrella = { skuId: 'umbrella', qty: 1, deliverMethods: ['EXPRESS'] as const }

const split = (wanted: Parameters<typeof deliveriesOf>[0], chosen: 'EXPRESS' | 'SELF_PICKUP' | null) =>
  deliveriesOf(wanted, chosen).map(({ deliverMethod, items }) => [deliverMethod, items.map(({ skuId }) => skuId)])

it('splits goods by how they are handed over, one order each (A-SHOP-2)', () => {
  expect(split([mug, vinyl, umbrella], 'EXPRESS')).toEqual([
    ['EXPRESS', ['mug', 'umbrella']],
    ['SELF_PICKUP', ['vinyl']],
  ])
})

it('combines goods of the selected method with those that support no other', () => {
  expect(split([mug, vinyl, umbrella], 'SELF_PICKUP')).toEqual([
    ['SELF_PICKUP', ['mug', 'vinyl']],
    ['EXPRESS', ['umbrella']],
  ])
})

it('defaults to the first delivery of each', () => {
  expect(split([mug], null)).toEqual([['EXPRESS', ['mug']]])
})

it('offers a choice only for goods with several methods', () => {
  expect(choicesOf([vinyl, umbrella])).toEqual([])
  expect(choicesOf([mug, vinyl])).toEqual(['EXPRESS', 'SELF_PICKUP'])
})

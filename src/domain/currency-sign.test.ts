import { currencySign } from './currency-sign'

it('writes a currency sign before an amount, or its code (PAY-069)', () => {
  expect(['CNY', 'HKD', 'MOP', 'JPY'].map(currencySign)).toEqual(['¥', 'HK$', 'MOP$', 'JPY '])
})

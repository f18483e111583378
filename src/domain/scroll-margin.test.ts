import { scrollMargin } from './scroll-margin'

describe('the free space below a page', () => {
  it.each([
    ['a page on iOS', true, false, 20],
    ['a page with a bar of actions on iOS', true, true, 60],
    ['a page elsewhere', false, false, 40],
    ['a page with a bar of actions elsewhere', false, true, 80],
  ])('computes the margin for %s (SHELL-120, SHELL-121)', (_page, isIos, hasActionBar, margin) => {
    expect(scrollMargin(isIos, hasActionBar)).toBe(margin)
  })
})

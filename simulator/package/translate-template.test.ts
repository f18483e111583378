import { translateTemplate, translateViewScript } from './translate-template'

describe('translateTemplate', () => {
  it.each([
    ['tt', '<view tt:if="{{a > b}}" bindtap="go">x</view>', '<view wx:if="{{a > b}}" bindtap="go">x</view>'],
    ['tt', '<view tt:for="{{list}}" tt:key="id" />', '<view wx:for="{{list}}" wx:key="id" />'],
    ['tt', '<sjs src="./u.sjs" module="u"></sjs>', '<wxs src="./u.wxs" module="u"></wxs>'],
    ['tt', '<import src="../base.ttml"/>', '<import src="../base.wxml" />'],
    ['xhs', '<block xhs:else><text>{{x}}</text></block>', '<block wx:else><text>{{x}}</text></block>'],
    ['xhs', '<include src="a.xhsml" />', '<include src="a.wxml" />'],
    ['alipay', '<view a:elif="{{b}}" onTap="go" />', '<view wx:elif="{{b}}" bind:tap="go" />'],
    ['alipay', '<view catchTouchMove="stay" />', '<view catch:touchMove="stay" />'],
    ['alipay', '<import-sjs name="u" from="./u.sjs" />', '<wxs module="u" src="./u.wxs" />'],
    ['alipay', '<button disabled onTap="go">on</button>', '<button disabled bind:tap="go">on</button>'],
  ] as const)('writes the %s template %s as WXML', (platform, source, wxml) => {
    expect(translateTemplate(source, platform, 'page')).toBe(wxml)
  })

  it('preserves texts and values', () => {
    const source = '<view class="{{a ? \'tt:if\' : "on"}}">tt:for onTap {{ "<b>" }}</view>'
    expect(translateTemplate(source, 'tt', 'page')).toBe(source)
  })

  it.each([
    ['weapp', '<view tt:if="{{a}}" />', 'tt:if is not a directive of weapp'],
    ['weapp', '<view onTap="go" />', 'onTap is not an event attribute of weapp'],
    ['tt', '<view wx:for="{{a}}" />', 'wx:for is not a directive of tt'],
    ['xhs', '<view catchTap="go" />', 'catchTap is not an event attribute of xhs'],
    ['alipay', '<view bindtap="go" />', 'bindtap is not an event attribute of alipay'],
    ['alipay', '<view wx:if="{{a}}" />', 'wx:if is not a directive of alipay'],
  ] as const)('refuses what %s does not understand: %s', (platform, source, message) => {
    expect(() => translateTemplate(source, platform, 'pages/a')).toThrow(`pages/a: ${message}`)
  })
})

describe('translateViewScript', () => {
  it('makes a CommonJS module of an ES module', () => {
    expect(translateViewScript('export default { a: 1 }')).toBe('module.exports = { a: 1 }')
  })
})

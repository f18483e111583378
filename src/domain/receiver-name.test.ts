import { readContactText } from './contact-text'
import { receiverIn } from './receiver-name'

/** Name, phone and the rest of a pasted text without its region. */
function split(text: string) {
  const { phone, parts, extension, unread } = readContactText(text)
  const { receiver, rest } = receiverIn(parts)
  return {
    receiver,
    phone: phone && `+${phone.countryCode} ${phone.cellphone}`,
    place: rest.join(' '),
    extension,
    unread,
  }
}

const PLAIN = { receiver: '张三', phone: '+86 13800138000', place: '文二路20号院', extension: '', unread: [] }

describe('a pasted recipient', () => {
  it.each([
    '张三,13800138000,文二路20号院',
    '张三 138 0013 8000 文二路20号院',
    '张三13800138000文二路20号院',
    '收货人：张三\n手机号：+86 138-0013-8000\n地址：文二路20号院',
    '【收件人】张三【电话】13800138000【地址】文二路20号院',
    '[姓名]张三[手机]13800138000[地址]文二路20号院',
    '文二路20号院 张三 13800138000',
    '张三，，，，，13800138000；；；文二路20号院',
    '张三--13800138000——文二路20号院',
    '张三/13800138000/文二路20号院',
    '张三 电话13800138000 文二路20号院',
    '张三（收）13800138000 文二路20号院',
  ])('is split from %j', (text) => {
    expect(split(text)).toEqual(PLAIN)
  })

  it.each([
    ['路遥 13800138000 文二路20号院', '路遥'],
    ['楼丽丽，13800138000，文二路20号院', '楼丽丽'],
    ['王 芳 13800138000 文二路20号院', '王芳'],
    ['王芳（妈妈收） 13800138000 文二路20号院', '王芳(妈妈收)'],
    ['Wang Fang 13800138000 文二路20号院', 'Wang Fang'],
    ['José O’Hara 13800138000 文二路20号院', 'José O’Hara'],
    ['买买提·艾力 13800138000 文二路20号院', '买买提·艾力'],
    ['𠮷野 13800138000 文二路20号院', '𠮷野'],
    ['收件人：王路，电话：13800138000，地址：文二路20号院', '王路'],
    ['王芳[1234] 13800138000 文二路20号院', '王芳[1234]'],
  ])('has the name of %j', (text, receiver) => {
    expect(split(text)).toEqual({ ...PLAIN, receiver })
  })

  it.each([
    ['张三 13800138000转1234 文二路20号院', { ...PLAIN, extension: '1234' }],
    ['张三 13800138000-1234，文二路20号院', { ...PLAIN, extension: '1234' }],
    ['张三 13800138000 身份证号：11010119900307803X 文二路20号院', { ...PLAIN, unread: ['11010119900307803X'] }],
    ['张三 138****8000 文二路20号院', { ...PLAIN, phone: null, unread: ['138****8000'] }],
    ['张三，+1 415 555 2671，文二路20号院', { ...PLAIN, phone: null, unread: ['+1 415 555 2671'] }],
    ['张三 +853 6123 4567 文二路20号院', { ...PLAIN, phone: '+853 61234567' }],
    ['文二路 61234567 号', { ...PLAIN, receiver: '', phone: null, place: '文二路 61234567 号' }],
  ])('keeps every number of %j', (text, parts) => {
    expect(split(text)).toEqual(parts)
  })
})

import type { DevicesTextKey } from './zh-cn'

const enUS: Record<DevicesTextKey, string> = {
  'devices.title': 'Devices',
  'devices.hint': 'Log out devices that you do not know, and change your password',
  'devices.current': 'This device',
  'devices.seen': 'Last active {time}',
  'devices.end': 'Log out',
  'devices.endOne': 'Log out {name}',
  'devices.endOthers': 'Log out other devices',
  'devices.endAsk': 'Log out on that device?',
  'devices.othersAsk': 'Log out everywhere but here?',
  'devices.ended': 'Logged out',
  'devices.only': 'You are logged in on this device alone',
}

export default enUS

/**
 * Attributes of Xiaohongshu's components beyond Taro's common table. Build and runtime number attributes by it, so both
 * must read this one table.
 */
export const components = {
  Button: { bindGetPhoneNumber: '', bindChooseAvatar: '' },
  Input: { 'adjust-position': '!0', 'hold-keyboard': '!1', 'always-embed': '!1', bindKeyboardHeightChange: '' },
  Textarea: { 'adjust-position': '!0', 'hold-keyboard': '!1', 'confirm-type': "'return'", 'show-confirm-bar': '!0' },
  ScrollView: { enhanced: '!1', bounces: '!0', 'show-scrollbar': '!0' },
  Canvas: { type: '' },
}

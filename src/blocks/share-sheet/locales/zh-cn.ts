const zhCN = {
  title: '分享',
  friend: '分享给朋友',
  send: '分享',
  poster: '生成海报',
  link: '复制链接',
  copied: '链接已复制',
  copyFailed: '复制失败，请重试',
  failed: '未能分享，请重试',
  leave: '需要您允许保存到相册',
  settings: '去设置',
  'poster.hint': '扫码购票',
  'poster.failed': '海报未能生成，请稍后再试',
  named: '附上我的昵称',
  'named.on': '打开链接的朋友会看到“{name}”和头像，30 天内有效',
  'named.off': '链接不含您的任何信息',
  hold: '长按图片保存',
  save: '保存到相册',
  'save.saved': '保存成功',
  'save.allowed': '已允许访问相册，保存成功',
  'save.denied': '请允许访问相册后重试',
  'save.failed': '保存失败，请重试',
}

export default zhCN
export type ShareTextKey = keyof typeof zhCN

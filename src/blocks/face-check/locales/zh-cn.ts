const zhCN = {
  'face.title': '实名认证',
  'face.content': '仅限实名认证用户领取',
  'face.go': '去认证',
  'face.unsupported': '当前版本不支持人脸认证',
  'face.failed': '人脸认证未通过，请重试',
}

export type FaceTextKey = keyof typeof zhCN
export default zhCN

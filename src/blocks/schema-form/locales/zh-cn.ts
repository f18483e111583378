const zhCN = {
  'picture.add': '上传照片',
  'picture.hint': '支持 JPG、PNG，会自动压缩',
  'picture.retake': '重新上传',
  'picture.remove': '移除',
  'picture.uploading': '正在上传',
  'picture.denied': '没有相机或相册权限，请在系统设置中允许后重试',
  'picture.notImage': '请选择图片文件：JPG、PNG、WebP、GIF 等',
  'picture.tooLarge': '图片过大，请换一张',
  'picture.failed': '上传失败，请重试',
}

export type SchemaFormTextKey = keyof typeof zhCN
export default zhCN

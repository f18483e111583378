import type { Platform } from '../package/platforms'

/**
 * Vendor style sheets, as far as the layout depends on them. WeChat's is that of its pages; Douyin and Xiaohongshu
 * publish none and follow it; Alipay's follows its component documents. Views use the web's default box model,
 * `content-box`.
 */
const everywhere = `
html{height:100%;width:100%}
body{margin:0;font:16px sans-serif}
wx-view,wx-form,wx-picker,wx-picker-view,wx-navigator,wx-rich-text,wx-swiper-item,wx-cover-view{display:block}
wx-label{display:inline}
wx-text{display:inline}
wx-scroll-view{display:block;width:100%}
wx-swiper{display:block;height:150px}
.v-slides{position:relative;overflow:hidden;width:100%;height:100%}
.v-slide{position:absolute;top:0;left:0;width:100%;height:100%}
wx-swiper-item{position:absolute;width:100%;height:100%;overflow:hidden}
wx-image{display:inline-block;overflow:hidden}
.v-picture{width:100%;height:100%;background-repeat:no-repeat}
wx-input{display:block;overflow:hidden;white-space:nowrap;height:1.4rem;min-height:1.4rem}
.v-field{display:flex;align-items:center;width:100%;height:100%;min-height:1.4rem}
.v-placeholder{color:gray}
wx-textarea{display:block;position:relative;width:300px;height:150px;white-space:pre-wrap;overflow-wrap:break-word}
wx-canvas,wx-video,wx-map{display:block;position:relative;width:300px;height:150px}
wx-video,wx-map{height:225px;background:#000}
wx-button{position:relative;display:block;box-sizing:border-box;overflow:hidden;text-align:center;font-size:18px}
wx-button[plain]{background-color:transparent}
wx-checkbox,wx-radio,wx-switch,wx-icon{display:inline-block}
wx-switch{width:52px;height:32px}
wx-slider{display:block;margin:10px 18px}
.v-slider{height:28px}
wx-progress{display:flex;align-items:center}
wx-web-view{position:fixed;top:0;right:0;bottom:0;left:0;background:#fff}
wx-contact-button{display:inline-block}
`

const wechat = `
*{margin:0}
wx-image{width:320px;height:240px}
wx-button{margin-left:auto;margin-right:auto;padding-left:14px;padding-right:14px;line-height:2.55555556;
  border-radius:5px;color:#000;background-color:#f8f8f8}
wx-button::after{content:" ";position:absolute;top:0;left:0;width:200%;height:200%;box-sizing:border-box;
  border:1px solid rgba(0,0,0,.2);border-radius:10px;transform:scale(.5);transform-origin:0 0}
wx-button[size=mini]{display:inline-block;padding:0 1.34em;font-size:13px;line-height:2.3}
wx-button[disabled]{color:rgba(0,0,0,.3)}
.v-scroll{position:relative;width:100%;height:100%;max-height:inherit}
.v-scrolled{width:100%;height:100%}
`

const alipay = `
wx-image{width:300px;height:225px}
wx-button{height:47px;padding:0;border:1px solid #eee;border-radius:5px;line-height:47px;color:#000;
  background-color:#fff;white-space:nowrap;text-overflow:ellipsis}
wx-button[disabled]{opacity:.6}
wx-textarea{width:auto;height:auto;min-height:1.4rem}
wx-contact-button{width:25px;height:25px}
`

/** Base style sheet of a vendor's pages. */
export const vendorStyles: Record<Platform, string> = {
  weapp: everywhere + wechat,
  tt: everywhere + wechat,
  xhs: everywhere + wechat,
  alipay: everywhere + alipay,
}

/** True for exhibitions and days out, which visitors walk through at their own pace. */
export function isVisit(showType: string): boolean {
  return showType === 'ZhanLanXiuXian'
}

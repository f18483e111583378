import type { ApplicationsTextKey } from './zh-cn'

export const zhMO: Readonly<Record<ApplicationsTextKey, string>> = {
  'form.missing': '請填寫{label}',
  'form.misfit': '{label}填寫有誤，請檢查後重新提交',
  'permit.unknownCode': '沒有這個項目，請核對項目碼',
  'permit.over': '該項目的申請已截止',
  'permit.known': '該證件已申請過此項目的工作證',
  'permit.tooMany': '最多可有 {count} 份有效申請',
}

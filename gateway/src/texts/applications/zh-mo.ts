import type { ApplicationsTextKey } from './zh-cn'

export const zhMO: Readonly<Record<ApplicationsTextKey, string>> = {
  'form.missing': '請填寫{label}',
  'form.misfit': '{label}填寫有誤，請檢查後重新提交',
  'permit.unknownCode': '沒有這個項目，請核對項目碼',
  'permit.over': '該項目的申請已截止，如需協助請聯絡主辦方',
  'permit.known': '該證件已申請過此項目的工作證，請在「我的工作證」中查看',
  'permit.tooMany': '最多可有 {count} 份有效申請',
  'registration.known': '您已報名該演出，請在「我的報名」中查看',
  'registration.full': '該場次名額不足，請選擇其他場次',
  'registration.closed': '目前不在報名時間內',
  'registration.attendees': '請選擇 1 至 {count} 位入場人士',
  'registration.notCancelable': '該報名目前不能取消，如需協助請聯絡客服',
  'entrance.known': '您已登記，請出示二維碼入場',
  'vote.closed': '目前不在投票時間內',
  'vote.again': '今天已為該選項投票，明天再來',
  'vote.limit': '每天最多投 {count} 票',
}

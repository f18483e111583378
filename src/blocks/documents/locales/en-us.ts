import type { DocumentTextKey } from './zh-cn'

const enUS: Record<DocumentTextKey, string> = {
  'document.name': 'Name',
  'document.name.placeholder': 'As on the document',
  'document.name.wrong': "Some characters aren't allowed. Enter the name as on the document.",
  'document.type': 'Document',
  'document.number': 'Document number',
  'document.number.idCard': '18 characters',
  'document.number.placeholder': 'As on the document',
  'document.number.again': 'For your privacy, re-enter the number ({number})',
  'id.ID_CARD': 'Chinese ID card',
  'id.PASSPORT': 'Passport',
  'id.HK_MACAO_PERMIT': 'Mainland permit (HK/Macao)',
  'id.TAIWAN_PERMIT': 'Mainland permit (Taiwan)',
  'id.HK_MACAO_TAIWAN_RESIDENCE': 'Residence permit (HK/Macao/Taiwan)',
  'id.FOREIGN_PERMANENT_RESIDENCE': 'Foreign permanent resident ID',
  'id.HONGKONG_ID': 'Hong Kong ID',
  'id.MACAO_ID': 'Macao ID',
  'id.OTHER': 'Other document',
}

export default enUS

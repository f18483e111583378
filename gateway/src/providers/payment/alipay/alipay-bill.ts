import { type Unzipped, unzipSync } from 'fflate'
import { requestVendor } from '../../vendor-request'
import { type BillLine, VendorFault } from '../contract'
import { cellsOf, centsOf } from '../csv'
import type { AlipayClient } from './alipay-client'
import { ALIPAY, timeOf } from './alipay-keys'

/** A day of the largest shop, packed and unpacked. */
const MAX_BILL = 32 * 1024 * 1024
const MAX_UNPACKED = 256 * 1024 * 1024

const COLUMNS = {
  paymentId: '商户订单号',
  kind: '业务类型',
  at: '完成时间',
  amount: '订单金额（元）',
  refundId: '退款批次号/请求号',
} as const

/** Hosts of Alipay's files. */
const FILE_HOST = /(^|\.)(alipay|alipayobjects|alipaydev|alicdn|aliyuncs)\.com$/

/** Lines of a day's bill. */
export async function alipayBill(client: AlipayClient, day: string, now: number): Promise<readonly BillLine[]> {
  const call = {
    method: 'alipay.data.dataservice.bill.downloadurl.query',
    appId: client.keys.webAppId || client.keys.miniAppId,
    content: { bill_type: 'trade', bill_date: day },
    now,
  }
  const answer = await client.call(call).catch(orNoBill)
  if (answer === null) return []
  const url = answer.bill_download_url ?? ''
  if (!isFileAddress(url, client.keys.origin)) throw new VendorFault(ALIPAY, 'BAD_ANSWER')
  const { status, body } = await requestVendor({ vendor: ALIPAY, method: 'GET', url, maxBytes: MAX_BILL })
  if (status !== 200) throw new VendorFault(ALIPAY, `HTTP_${status}`)
  return Object.values(unzipped(body)).flatMap((file) => billLines(new TextDecoder('gb18030').decode(file)))
}

/** The address is part of a verified answer, and of Alipay. */
function isFileAddress(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, origin: own } = new URL(url)
  return own === origin || (/^https?:$/.test(protocol) && FILE_HOST.test(hostname))
}

function orNoBill(error: unknown): null {
  if (error instanceof VendorFault && /BILL_NOT_EXIST$/i.test(error.code)) return null
  throw error
}

/** Files of the archive; one that would be larger than a day can be is not unpacked. */
function unzipped(archive: Buffer): Unzipped {
  try {
    let size = 0
    return unzipSync(archive, {
      filter({ originalSize }) {
        size += originalSize
        if (size > MAX_UNPACKED) throw new Error('too large')
        return true
      },
    })
  } catch {
    throw new VendorFault(ALIPAY, 'BAD_BILL')
  }
}

/** The archive has a summary beside the details, which has other columns. */
function billLines(text: string): BillLine[] {
  const rows = text.split(/\r?\n/).filter((row) => row !== '' && !row.startsWith('#'))
  const titles = cellsOf(rows[0] ?? '')
  if (!titles.includes(COLUMNS.kind)) return []
  const columnOf = (name: keyof typeof COLUMNS) => titles.indexOf(COLUMNS[name])
  return rows.slice(1).map((row) => {
    const cells = cellsOf(row)
    const isRefund = cells[columnOf('kind')] === '退款'
    const cents = centsOf(cells[columnOf('amount')] ?? '')
    if (Number.isNaN(cents) || Number.isNaN(timeOf(cells[columnOf('at')]))) throw new VendorFault(ALIPAY, 'BAD_BILL')
    return {
      kind: isRefund ? 'REFUND' : 'PAYMENT',
      paymentId: cells[columnOf('paymentId')] ?? '',
      refundId: isRefund ? (cells[columnOf('refundId')] ?? '') : '',
      money: { cents, currency: 'CNY' },
      at: timeOf(cells[columnOf('at')]),
    }
  })
}

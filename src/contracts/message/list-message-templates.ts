import { endpoint } from '../endpoint'

/** Subjects of messages. */
export type MessageScene = 'ORDER_PAID' | 'SHOW_REMIND' | 'TICKET_TRANSFER'

export interface MessageTemplate {
  templateId: string
  scene: MessageScene
}

export type ListMessageTemplatesInput = Record<string, never>

export type ListMessageTemplatesOutput = MessageTemplate[]

/** Vendor templates for which the app may request permission. */
export const listMessageTemplates = endpoint<ListMessageTemplatesInput, ListMessageTemplatesOutput>({
  path: 'user/buyer/v3/prime/find_wx_mini_app_msg_template',
  priority: 'low',
})

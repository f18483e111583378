/** Words about waiting lists, parking and reservations. */
export const enUSServices = {
  'waitList.alone': 'A waiting list is joined with one kind of ticket at a time',
  'waitList.full': 'The waiting list is full or closed. Please choose another kind of ticket',
  'waitList.NONE': 'To be paid',
  'waitList.WAITING': 'On the waiting list',
  'waitList.MATCHED': 'Tickets found',
  'waitList.FAILED': 'No tickets came back',
  'waitList.CANCELED': 'Waiting list left',
  'waitList.NONE.desc': 'You join the queue once you have paid',
  'waitList.WAITING.desc': 'Tickets that come back go to whoever paid first',
  'waitList.MATCHED.desc': 'Your tickets are in your wallet',
  'waitList.FAILED.desc': 'Not enough tickets came back in time. Everything is paid back',
  'waitList.CANCELED.desc': 'You left the waiting list. What was paid is paid back',
  'waitList.rule.order': 'Whoever paid first is first. All tickets of an order come at once',
  'waitList.rule.deadline': 'Until 24 hours before the show; in vain, everything is paid back',
  'waitList.rule.room':
    'At most {count} tickets of a kind are waited for. Until they are found you may leave and are paid back in full',
}

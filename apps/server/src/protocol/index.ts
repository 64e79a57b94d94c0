export { type ClientMessage, clientMessage } from './client.ts';
export { type Doors, doors, type TableSummary } from './http.ts';
export { type About, type Present, type ServerMessage, serverMessage, type TableEvent, tableEvent } from './server.ts';
export {
  type ClockRule,
  type Ending,
  LIMITS,
  PROTOCOL,
  type Proposal,
  type ProposalKind,
  type RefusalShape,
  type SeatState,
  SUBPROTOCOL,
} from './shapes.ts';

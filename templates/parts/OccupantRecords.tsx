/** Duties of the people in the vehicle, child seats and prohibited devices. */
import type {
  ChildSeatGroups,
  DeviceProhibitions,
  OccupantRules,
} from '../../schemas/rule-records.ts';
import type { View } from '../view.ts';
import { TextList } from './TextList.tsx';

export function OccupantRuleList({ view, items }: { view: View; items: OccupantRules['items'] }) {
  return (
    <ul className="cards wide-items">
      {items.map((rule) => (
        <li key={rule.title} className="card">
          <h4>{view.words(rule.title)}</h4>
          <p>{view.text(rule.description)}</p>
          {rule.details.length > 0 && <TextList view={view} items={rule.details} />}
          <p>{view.text(rule.importance)}</p>
          <Penalty view={view} text={rule.fine} />
        </li>
      ))}
    </ul>
  );
}

export function ChildSeatGroupList({
  view,
  items,
}: {
  view: View;
  items: ChildSeatGroups['items'];
}) {
  return (
    <ul className="cards wide-items">
      {items.map((group) => (
        <li key={group.group} className="card">
          <h4>{view.words(group.group)}</h4>
          <TextList view={view} items={group.requirements} />
          {group.exception && (
            <p>
              <b>Excepción.</b> {view.text(group.exception)}
            </p>
          )}
          <Penalty view={view} text={group.fine} />
        </li>
      ))}
    </ul>
  );
}

export function DeviceProhibitionList({
  view,
  items,
}: {
  view: View;
  items: DeviceProhibitions['items'];
}) {
  return (
    <ul className="cards">
      {items.map((device) => (
        <li key={device.title} className="card">
          <p>
            <span className="tag">{device.prohibited ? '✕ Prohibido' : '✓ Permitido'}</span>
          </p>
          <h4>{view.words(device.title)}</h4>
          <p>{view.text(device.detail)}</p>
          <Penalty view={view} text={device.penalty} />
        </li>
      ))}
    </ul>
  );
}

export function Penalty({ view, text }: { view: View; text: string | undefined }) {
  if (!text) return null;
  return (
    <p>
      <b>Multa:</b> {view.text(text)}
    </p>
  );
}

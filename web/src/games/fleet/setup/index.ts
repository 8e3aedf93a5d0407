/** How a battle is set up in the browser. */

import type { Form } from '../../../pages/new/form';
import type { SetupPanel } from '../../game';
import Options from './Options.svelte';
import Seat from './Seat.svelte';
import Summary from './Summary.svelte';
import { givenFleets } from './given';

/** A fleet of one's own by its code, against the usual one. */
function wished(form: Form, _entry: unknown, { fleet }: { fleet?: string }): Form {
  if (!fleet) return form;
  const fleets = givenFleets(form.seats.length).with(0, fleet);
  return { ...form, options: { ...form.options, choice: 'given' }, each: { ...form.each, fleets } };
}

const panel: SetupPanel = { Options, Summary, Seat, wished };

export default panel;

/** How a battle is set up in the browser. */

import type { SetupPanel } from '../../game';
import Options from './Options.svelte';
import Seat from './Seat.svelte';
import Summary from './Summary.svelte';

const panel: SetupPanel = { Options, Summary, Seat };

export default panel;

/** What Space Alert brings to the page where tables are set up. */

import type { SetupPanel } from '../../game';
import Options from './Options.svelte';
import Seat from './Seat.svelte';

const panel: SetupPanel = { Options, Seat };

export default panel;

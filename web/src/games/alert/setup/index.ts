/** What Space Alert brings to the page where tables are set up. */

import type { SetupPanel } from '../../game';
import Options from './Options.svelte';

const panel: SetupPanel = { Options };

export default panel;

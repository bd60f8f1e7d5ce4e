/** Leaves out of libraries what the islands never call, where esbuild cannot see it. Tests compare the results with the whole. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** What the islands and react-dom use of React. A test compares it with their imports. */
export const USED_OF_REACT: ReadonlySet<string> = new Set([
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'Component',
  'Fragment',
  'createElement',
  'useCallback',
  'useDeferredValue',
  'useEffect',
  'useMemo',
  'useRef',
  'useState',
  'version',
]);

/** React is CommonJS, of which esbuild leaves nothing out: without the other exports each practice loads 1.9 KB less. */
export const TRIMMED_REACT: Plugin = {
  name: 'trimmed-react',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]react[\\/]cjs[\\/]react\.production\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /^exports\.(\w+) =[\s\S]*?;$(?=\n(?:exports|$))/gm,
        (statement, name: string) => (USED_OF_REACT.has(name) ? statement : ''),
      ),
    })),
};

/**
 * Functions of react-dom that only run for what no island uses, by what that is. Each is empty in the script: every
 * practice loads 11.7 KB less. All they return is compared as true or false, or not at all.
 */
export const UNUSED_IN_REACT_DOM: readonly string[] = [
  // <ViewTransition>
  'getViewTransitionName',
  'getClassNameByType',
  'getViewTransitionClassName',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'createMeasurement',
  'measureInstance',
  'measureClonedInstance',
  'forceLayout',
  'waitForImageToLoad',
  'startViewTransition',
  'ViewTransitionPseudoElement',
  'createViewTransitionInstance',
  'trackEnterViewTransitions',
  'pushViewTransitionCancelableScope',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'recursivelyTraverseAfterMutationEffects',
  'commitAfterMutationEffectsOnFiber',
  'flushAfterMutationEffects',
  'scheduleViewTransitionEvent',
  'reportViewTransitionError',
  // refs of fragments
  'FragmentInstance',
  'addEventListenerToChild',
  'removeEventListenerFromChild',
  'getAttachOptions',
  'normalizeListenerOptions',
  'indexOfEventListener',
  'setFocusOnFiberIfFocusable',
  'collectChildren',
  'blurActiveElementWithinFragment',
  'observeChild',
  'unobserveChild',
  'schedulePendingIntersectionUnobserve',
  'collectClientRects',
  'validateDocumentPositionWithFiberTree',
  'scrollTextNodeIntoView',
  'addFragmentHandleToFiber',
  'addFragmentHandleToInstance',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'getFragmentParentInstanceOrContainerFiber',
  'getFragmentInstanceOrTextInstanceSiblings',
  'findFragmentInstanceOrTextInstanceSiblings',
  'traverseVisibleInstancesAndTextInstances',
  'isFiberPrecedingCheck',
  'isFiberFollowingCheck',
  // stylesheets, scripts, images and hints in <head> that a component asks for
  'preconnectAs',
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'getResource',
  'getStyleKey',
  'getStylesheetSelectorFromKey',
  'stylesheetPropsFromRawProps',
  'preloadStylesheet',
  'getScriptKey',
  'getScriptSelectorFromKey',
  'acquireResource',
  'insertStylesheet',
  'adoptPreloadPropsForStylesheet',
  'adoptPreloadPropsForScript',
  'getHydratableHoistableCache',
  'mountHoistable',
  'preloadResource',
  'estimateImageBytes',
  'suspendInstance',
  'suspendResource',
  'isHostHoistableType',
  'maySuspendCommit',
  'preloadResourceAndSuspendIfNeeded',
  'preloadInstanceAndSuspendIfNeeded',
  'createHoistableInstance',
  'recursivelyAccumulateSuspenseyCommit',
  'accumulateSuspenseyCommitOnFiber',
  // <Activity>
  'updateActivityComponent',
  'mountActivityChildren',
  'retryActivityComponentWithoutHydrating',
  'commitActivityHydrationCallbacks',
  'getActivityInstanceFromFiber',
  'pushDehydratedActivitySuspenseHandler',
  // <Suspense> and <SuspenseList>, and what they hide
  'updateSuspenseComponent',
  'mountSuspenseOffscreenState',
  'getRemainingWorkInPrimaryTree',
  'mountSuspensePrimaryChildren',
  'mountWorkInProgressOffscreenFiber',
  'retrySuspenseComponentWithoutHydrating',
  'updateDehydratedSuspenseComponent',
  'scheduleSuspenseWorkOnFiber',
  'findLastContentRow',
  'initSuspenseListRenderState',
  'reverseChildren',
  'updateSuspenseListComponent',
  'cutOffTailIfNeeded',
  'findFirstSuspended',
  'commitSuspenseHydrationCallbacks',
  'attachSuspenseRetryListeners',
  'retryTimedOutBoundary',
  'retryDehydratedSuspenseBoundary',
  'resolveRetryWakeable',
  'getRetryCache',
  'clearHydrationBoundary',
  'hideOrUnhideAllChildren',
  'hideOrUnhideAllChildrenOnFiber',
  'hideOrUnhideNearestPortals',
  'hideOrUnhideDehydratedBoundary',
  'updateOffscreenComponent',
  'bailoutOffscreenComponent',
  'deferHiddenOffscreenComponent',
  'recursivelyTraverseDisappearLayoutEffects',
  'recursivelyTraverseReappearLayoutEffects',
  'recursivelyTraverseReconnectPassiveEffects',
  'recursivelyTraverseAtomicPassiveEffects',
  'commitOffscreenPassiveMountEffects',
  'recursivelyTraverseDisconnectPassiveEffects',
  // custom elements
  'setPropOnCustomElement',
  'isCustomElement',
  // forms whose action is a function
  'coerceFormActionProp',
  'runActionStateAction',
  'handleActionReturnValue',
  'onActionSuccess',
  'onActionError',
  'notifyActionListeners',
  'mountActionState',
  'updateActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'dispatchActionState',
  'startHostTransition',
  'ensureFormComponentIsStateful',
  'requestFormReset',
  'recursivelyResetForms',
  'useHostTransitionStatus',
  // the components that an error came through: it is shown to nobody
  'getStackByFiberInDevAndProd',
  'describeNativeComponentFrame',
  'describeFiber',
  'describeBuiltInComponentFrame',
  'getComponentNameFromType',
];

/** @returns what stands for a function in react-dom */
export const functionIn = (name: string): RegExp =>
  new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'm');

/** esbuild leaves out calls to empty functions, and what nobody else calls. */
export const TRIMMED_REACT_DOM: Plugin = {
  name: 'trimmed-react-dom',
  setup: ({ onLoad }) =>
    onLoad(
      { filter: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ },
      ({ path }) => ({
        contents: UNUSED_IN_REACT_DOM.reduce(
          (text, name) => text.replace(functionIn(name), `function ${name}() {}`),
          readFileSync(path, 'utf8'),
        ),
      }),
    ),
};

/**
 * ts-fsrs adds methods to Date, spreads intervals at random, has steps of minutes, watches and migrates its parameters, and
 * words its errors; the plan uses none of these. Without them the library is half as large.
 */
export const TRIMMED_FSRS: Plugin = {
  name: 'trimmed-fsrs',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]ts-fsrs[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => ({
      contents: UNUSED_IN_FSRS.reduce(
        (text, [unused, instead]) => text.replace(unused, instead),
        readFileSync(path, 'utf8'),
      ),
    })),
};

/** Each with what is there instead. Methods of its class are indented by two spaces. */
const UNUSED_IN_FSRS: readonly [RegExp, string][] = [
  [/^Date\.prototype\.\w+ = [\s\S]*?^\};$/gm, ''],
  [
    /new Proxy\(\s*this\.prepare_parameters\(params\),\s*this\.params_handler_proxy\(\)\s*\)/,
    '{ w: default_w, request_retention: default_request_retention, ...params }',
  ],
  [
    /^ {2}(params_handler_proxy|update_parameters|apply_fuzz|next_interval|next_short_term_stability|[gs]et \w+)\(.*\) \{$[\s\S]*?^ {2}\}$/gm,
    '',
  ],
  [/^ {2}prepare_parameters = [\s\S]*?^ {2}\};$/m, ''],
  [/t === 0 && this\.param\.enable_short_term/, 'false'],
  [/new FSRSValidationError\([^;]*\);/g, 'new Error();'],
  [/= Object\.freeze\(/g, '= /* @__PURE__ */ Object.freeze('],
];

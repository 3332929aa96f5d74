package com.google.firebase.rules.runtime.tracking;

import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.SourcePosition;
import java.util.Optional;

/**
 * Stands before the emulator's own class of this name, which counts each value of each expression of the rules for the report of
 * their coverage: a tenth of its time in browser tests, after which nobody asks for the report. This one counts nothing.
 */
public final class RuleExpressionTracker<ReportT> {
  public interface ReportNodeBuilder<T> {
    Optional<T> get(
        ImmutableSet<T> children, SourcePosition position, ImmutableMap<ExpressionValue, Integer> values);
  }

  public RuleExpressionTracker(ReportNodeBuilder<ReportT> builder) {}

  public void addResultsFrom(Iterable<PermissionTrace> traces) {}

  public void add(Expression expression, ExpressionValue value) {}

  public int totalEvaluationCount() {
    return 0;
  }

  public ImmutableSet<ExpressionValue> allEvaluationResults() {
    return ImmutableSet.of();
  }

  public ImmutableCollection<ReportT> expressionReports(RulesetAst rules) {
    return ImmutableSet.of();
  }
}

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import com.google.protobuf.util.Timestamps;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.function.Function;

/**
 * Judges Storage requests by storage.rules for firebase-tools' Storage emulator, with the rules engine that
 * Google's Firestore emulator carries. It stands in for the runtime firebase-tools downloads, and speaks its
 * protocol: one JSON object a line on stdin and stdout, with the actions load_ruleset and verify. For firestore.get()
 * and firestore.exists() it asks back: firebase-tools looks the document up in the suite's Firestore emulator.
 */
public final class StorageRulesRuntime {
  private final BufferedReader in;
  private final PrintStream out;
  private final Map<String, DefaultEvaluator> rulesets = new HashMap<>();

  /** What firebase-tools asked while a document was waited for. */
  private final Queue<JsonObject> waiting = new ArrayDeque<>();

  private StorageRulesRuntime(BufferedReader in, PrintStream out) {
    this.in = in;
    this.out = out;
  }

  public static void main(String[] arguments) throws IOException {
    new StorageRulesRuntime(
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
            new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8))
        .serve();
  }

  private void serve() throws IOException {
    out.println(greeting());
    JsonObject request = waiting.isEmpty() ? read() : waiting.remove();
    while (request != null) {
      out.println(answer(request));
      request = waiting.isEmpty() ? read() : waiting.remove();
    }
  }

  private JsonObject read() throws IOException {
    String line = in.readLine();
    return line == null ? null : JsonParser.parseString(line).getAsJsonObject();
  }

  /** firebase-tools waits for an answer to request -1 before it sends its first. */
  private static JsonObject greeting() {
    JsonObject greeting = new JsonObject();
    greeting.addProperty("id", -1);
    greeting.addProperty("status", "ok");
    return greeting;
  }

  private JsonObject answer(JsonObject request) {
    JsonArray errors = new JsonArray();
    JsonObject answer = new JsonObject();
    answer.add("id", request.get("id"));
    answer.addProperty("status", "ok");
    answer.add("errors", errors);
    answer.add("warnings", new JsonArray());
    try {
      JsonObject context = request.getAsJsonObject("context");
      boolean loads = request.get("action").getAsString().equals("load_ruleset");
      answer.add("result", loads ? load(context, errors) : verify(request.get("id"), context));
    } catch (Exception failure) {
      errors.add(String.valueOf(failure));
      answer.add("result", permit(false));
    }
    return answer;
  }

  private JsonObject load(JsonObject context, JsonArray errors)
      throws InvalidProtocolBufferException {
    Source.Builder source = Source.newBuilder();
    JsonFormat.parser().ignoringUnknownFields().merge(context.get("source").toString(), source);
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder()
            .allowTernaryOperator(true)
            .allowCrossServiceRules(true)
            .build();
    CompileResult compiled =
        FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());
    if (compiled.hasCompilationError()) {
      for (Issue issue : compiled.getIssues()) {
        errors.add(
            String.format(
                "%d:%d %s",
                issue.getSourcePosition().getLine(),
                issue.getSourcePosition().getColumn(),
                issue.getDescription()));
      }
    } else {
      String name = context.get("rulesetName").getAsString();
      rulesets.put(name, new DefaultEvaluator(compiled.getRulesetAst()));
    }
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", 2);
    return result;
  }

  private JsonObject verify(JsonElement id, JsonObject context) throws Exception {
    RuleContext.Builder rule =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(PathUtils.parseRaw(context.get("path").getAsString()));
    for (Map.Entry<String, JsonElement> variable :
        context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(variable.getValue().toString(), value);
      rule.supplyVariable(variable.getKey(), value.build());
    }
    Map<String, JsonObject> documents = new HashMap<>();
    Function<String, JsonObject> find =
        path -> documents.computeIfAbsent(path, missing -> find(id, missing));
    rule.supplyFunction(new Lookup("firestore.get", path -> document(find.apply(path))));
    rule.supplyFunction(
        new Lookup(
            "firestore.exists",
            path -> ExpressionValueUtils.createValue(find.apply(path).has("result"))));
    DefaultEvaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
    return permit(ruleset.evaluate(rule.build()).get().permit());
  }

  /** firebase-tools answers with `result` {name, fields}, or without one when no such document stands. */
  private JsonObject find(JsonElement id, String path) {
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject question = new JsonObject();
    question.add("id", id);
    question.add("server_request_id", id);
    question.addProperty("status", "ok");
    question.addProperty("action", "fetch_firestore_document");
    question.add("context", context);
    out.println(question);
    try {
      JsonObject message = read();
      while (message != null && message.has("action")) {
        waiting.add(message);
        message = read();
      }
      return message == null ? new JsonObject() : message;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** A document as rules see it. One that is not there fails the rule, as in production. */
  private static ExpressionValue document(JsonObject answer) {
    if (!answer.has("result")) {
      throw new IllegalStateException("firestore.get(): no such document");
    }
    return map(Map.of("data", map(answer.getAsJsonObject("result").getAsJsonObject("fields"))));
  }

  private static ExpressionValue map(JsonObject fields) {
    Map<String, ExpressionValue> values = new HashMap<>();
    if (fields != null) {
      fields.entrySet().forEach(field -> values.put(field.getKey(), value(field.getValue())));
    }
    return map(values);
  }

  private static ExpressionValue map(Map<String, ExpressionValue> fields) {
    return ExpressionValue.newBuilder()
        .setMapValue(ExpressionMapValue.newBuilder().putAllFields(fields))
        .build();
  }

  /** A value of Firestore's REST format: one field, named after the type. */
  private static ExpressionValue value(JsonElement stored) {
    Map.Entry<String, JsonElement> typed = stored.getAsJsonObject().entrySet().iterator().next();
    JsonElement value = typed.getValue();
    switch (typed.getKey()) {
      case "booleanValue":
        return ExpressionValueUtils.createValue(value.getAsBoolean());
      case "integerValue":
        return ExpressionValueUtils.createValue(value.getAsLong());
      case "doubleValue":
        return ExpressionValueUtils.createValue(value.getAsDouble());
      case "stringValue":
        return ExpressionValueUtils.createValue(value.getAsString());
      case "timestampValue":
        return ExpressionValue.newBuilder()
            .setTimestampValue(Timestamps.parseUnchecked(value.getAsString()))
            .build();
      case "mapValue":
        return map(value.getAsJsonObject().getAsJsonObject("fields"));
      case "arrayValue":
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        JsonArray items = value.getAsJsonObject().getAsJsonArray("values");
        if (items != null) {
          items.forEach(item -> list.addValues(value(item)));
        }
        return ExpressionValue.newBuilder().setListValue(list).build();
      default:
        // Null, and the types that no document of ours holds: bytes, places, references.
        return ExpressionValueUtils.NULL;
    }
  }

  /** A function of one path that storage.rules may call. */
  private record Lookup(String name, Function<String, ExpressionValue> find)
      implements AsyncRuntimeFunction {
    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
      try {
        String path = PathUtils.toRawString(request.getArguments(0).getPathValue());
        return Futures.immediateFuture(ExpressionValueUtils.createResponse(find.apply(path)));
      } catch (RuntimeException failure) {
        return Futures.immediateFailedFuture(
            EvaluationException.makeServiceCallError(
                request.getSourcePosition(), name, failure.getMessage(), failure));
      }
    }
  }

  private static JsonObject permit(boolean permitted) {
    JsonObject result = new JsonObject();
    result.addProperty("permit", permitted);
    return result;
  }
}
